/** A person who receives a mail about an event. */
export interface Person {
  name: string;
  email: string;
  /** The IANA time zone from the person's settings. Null if the person did not choose one. */
  timeZone: string | null;
}
