import type { ComponentType } from 'react';

/** What a visitor typed, by the name of the field. */
export type LeadValues = Record<string, string | boolean> & { consent: boolean; remarks: string };

export interface LeadStart {
  message: string | null;
  values: Record<string, string>;
  errors: Record<string, string>;
}

/** The server's error: its message, and the errors by field. */
export interface Refusal {
  message: string;
  errors: Record<string, string>;
}

/** Sends the form; returns null on success. */
export type Send = (values: LeadValues) => Promise<Refusal | null>;

export interface LeadField {
  name: string;
  label: string;
  hint?: string;
  type?: string;
  autoComplete?: string;
  spellCheck?: boolean;
  multiline?: boolean;
  maxLength?: number;
  required?: boolean;
  /** The choices of a select. */
  options?: readonly (readonly [value: string, words: string])[];
}

/** What is different in each form for visitors. */
export interface LeadFormShape {
  /** The name by which the server returns the errors of a form without JavaScript. */
  name: string;
  /** The path that a form without JavaScript is sent to. */
  action: string;
  fields: readonly LeadField[];
  /** The text of the consent. */
  consent: string;
  submit: string;
  validate: (values: LeadValues) => Promise<object>;
  /** Loads the code that sends the form. Visitors who only read do not need it. */
  loadSender: () => Promise<ComponentType<SenderProps>>;
}

export interface SenderProps {
  onReady: (send: Send) => void;
}
