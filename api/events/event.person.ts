/** A person who receives a mail about an event. */
export interface Person {
  name: string;
  email: string;
  /** The IANA time zone of their settings. Null if they did not choose one. */
  timeZone: string | null;
}
