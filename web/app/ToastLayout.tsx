import { Outlet } from 'react-router-dom';
import { ToastProvider } from '../ui/Toasts.tsx';

/** The parent route of every page that shows toasts. A toast from the sign-in page stays visible after sign-in. */
export function ToastLayout() {
  return (
    <ToastProvider>
      <Outlet />
    </ToastProvider>
  );
}
