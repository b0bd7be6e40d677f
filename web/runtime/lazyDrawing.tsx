import { type ComponentType, use, useEffect, useState } from 'react';
import { useHydrating } from './useHydrating.ts';

const SERVER_MARKUP = { __html: '' };

/**
 * A drawing that the server renders and the browser keeps. A drawing has no behavior, so the first page does not load
 * its code. React does not change the content of a `dangerouslySetInnerHTML` element during hydration. On a later
 * navigation there is no such markup, and the code loads with the page.
 *
 * @param server the drawing itself on the server, false in the browser build
 */
export function lazyDrawing<Props extends object>(
  server: ComponentType<Props> | false,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | null = null;
  const loadOnce = () => (loading ??= load());
  return function LazyDrawing(props: Props) {
    const hydrating = useHydrating();
    const [wasHydrating] = useState(hydrating);
    // Loads the code when the visitor leaves the page, so that a return by the Back button does not have to wait.
    useEffect(() => () => void loadOnce().catch(() => undefined), []);
    if (wasHydrating && !server)
      return <span className="drawn" dangerouslySetInnerHTML={SERVER_MARKUP} suppressHydrationWarning />;
    const Drawing = server || use(loadOnce());
    return (
      <span className="drawn">
        <Drawing {...props} />
      </span>
    );
  };
}
