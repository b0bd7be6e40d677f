/** Rich text as data: a string, or an element `[tag, attributes?, ...children]` (jsonml.org). */
export type JsonMl = string | JsonMlElement;

export interface JsonMlElement extends Array<JsonMl | Record<string, string>> {
  0: string;
}

/** A complete text as a list of blocks. */
export type RichText = JsonMl[];
