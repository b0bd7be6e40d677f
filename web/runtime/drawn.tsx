import { type ComponentType, use, useEffect, useState } from 'react';
import { useHydrating } from './useHydrating.ts';

const KEPT = { __html: '' };

/**
 * A drawing that the server draws and the browser keeps: on the page that a visitor opens first, its code is not
 * fetched, because a drawing does nothing. React leaves the markup of a `dangerouslySetInnerHTML` element alone while
 * hydrating, and writes none. On a later navigation there is no such markup, and the code comes with the page.
 *
 * @param server the drawing itself on the server, false in the browser's build
 */
export function lazyDrawing<Props extends object>(
  server: ComponentType<Props> | false,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | null = null;
  const loadOnce = () => (loading ??= load());
  return function Drawn(props: Props) {
    const hydrating = useHydrating();
    const [kept] = useState(hydrating);
    // Whoever leaves the page may come back to it by the Back button, and should not wait then.
    useEffect(() => () => void loadOnce().catch(() => undefined), []);
    if (kept && !server) return <span className="drawn" dangerouslySetInnerHTML={KEPT} suppressHydrationWarning />;
    const Drawing = server || use(loadOnce());
    return (
      <span className="drawn">
        <Drawing {...props} />
      </span>
    );
  };
}
