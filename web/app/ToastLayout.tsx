import { Outlet } from 'react-router-dom';
import { ToastProvider } from '../ui/Toasts.tsx';

/** The parent of every route that says things in passing: what is said at the door is still read in the rooms. */
export function ToastLayout() {
  return (
    <ToastProvider>
      <Outlet />
    </ToastProvider>
  );
}
