import { HatchedMark } from './HatchedMark.tsx';

/** Marks a case study as an example. */
export function IllustrativeMark() {
  return <HatchedMark>Illustrative deployment</HatchedMark>;
}
