import { useSyncExternalStore } from 'react';
import { subscribeToNothing } from '../runtime/useHydrating.ts';
import { foldText } from '../runtime/foldText.ts';

const none: readonly string[] = [];
let zoneNames: readonly string[] | undefined;
const listZones = () => (zoneNames ??= Intl.supportedValuesOf('timeZone'));

/**
 * Suggestions for time zone fields, referenced by `list="zones"`: cities with their difference to UTC, which browsers
 * also search. Browsers know different names than the server, so the server renders none.
 */
export function ZoneList() {
  const names = useSyncExternalStore(subscribeToNothing, listZones, () => none);
  return (
    <datalist id="zones">
      {names.map((name) => (
        <option key={name} value={name}>
          {describeZone(name)}
        </option>
      ))}
    </datalist>
  );
}

const labels = new Map<string, string>();

/** `Berlin, UTC+1` for Europe/Berlin, by the clocks of today. Kept, because a browser knows more than 400 zones. */
function describeZone(name: string): string {
  const label = labels.get(name) ?? `${getCity(name)}, ${getOffset(name)}`;
  labels.set(name, label);
  return label;
}

const getCity = (name: string): string => name.slice(name.lastIndexOf('/') + 1).replaceAll('_', ' ');

const getOffset = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', 'UTC') ?? '';

/** The time zone of a city that was typed without its continent, such as Berlin. Any other text stays as it is. */
export function toZone(input: string): string {
  const city = foldText(input.trim());
  return listZones().find((name) => foldText(getCity(name)) === city) ?? input.trim();
}
