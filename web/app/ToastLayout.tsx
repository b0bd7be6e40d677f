import { Outlet } from 'react-router-dom';
import { ToastProvider } from '../ui/Toasts.tsx';
import { createToastStore } from '../ui/toastStore.ts';

// Only the browser writes to it: the sign-in pages and the portal have different frames, so the provider is mounted again
// between them. On the server it stays empty.
const store = createToastStore();

/** The parent route of every page that shows toasts. A toast from the sign-in page stays visible after sign-in. */
export function ToastLayout() {
  return (
    <ToastProvider store={store}>
      <Outlet />
    </ToastProvider>
  );
}
