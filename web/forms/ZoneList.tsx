import { useSyncExternalStore } from 'react';

const never = () => () => {};
const none: readonly string[] = [];
let known: readonly string[] | undefined;
const zones = () => (known ??= Intl.supportedValuesOf('timeZone'));

/** What fields of time zones suggest, by `list="zones"`. Browsers know other names than the server, which offers none. */
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
