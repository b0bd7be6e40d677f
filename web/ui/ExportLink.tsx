import type { MouseEvent, ReactNode } from 'react';
import { download } from '../runtime/download.ts';
import buttons from './Button.module.css';
import { useActionToast } from './useActionToast.ts';

type ExportLinkProps = {
  href: string;
  /** The name of the file. */
  name: string;
  done: string;
  failed: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Downloads an export, after a confirmation of identity if the server asks for one. It works without JavaScript, too. */
export function ExportLink({ href, name, done, failed, className, children }: ExportLinkProps) {
  const withToast = useActionToast();
  const take = (event: MouseEvent) => {
    event.preventDefault();
    void withToast(() => download(href, name), { done, failed });
  };
  return (
    <a href={href} download={name} onClick={take} className={className ?? `${buttons.button} ${buttons.small}`}>
      {children}
    </a>
  );
}
