import { ZonedMoment } from '../../../portal/ZonedMoment.tsx';
import { useReaderZone } from '../../useReaderZone.ts';

/** A date and time in the reader's time zone. */
export const ReaderMoment = ({ at }: { at: string }) => <ZonedMoment at={at} zone={useReaderZone()} />;
