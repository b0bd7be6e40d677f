import type { ComponentProps } from 'react';

/** A posted form that has only buttons. Without a field, lynx would send it by GET. */
export const ButtonForm = ({ children, ...form }: Omit<ComponentProps<'form'>, 'method'>) => (
  <form method="post" {...form}>
    <input type="hidden" name="confirmed" value="yes" />
    {children}
  </form>
);
