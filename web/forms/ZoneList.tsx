import { useSyncExternalStore } from 'react';

const never = () => () => {};
const none: readonly string[] = [];
let known: readonly string[] | undefined;
const zones = () => (known ??= Intl.supportedValuesOf('timeZone'));

/**
 * Suggestions for time zone fields, referenced by `list="zones"`. Browsers know different names than the server, so the
 * server renders none.
 */
export function ZoneList() {
  const names = useSyncExternalStore(never, zones, () => none);
  return (
    <datalist id="zones">
      {names.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </datalist>
  );
}
