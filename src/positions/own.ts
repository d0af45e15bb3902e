/** Whether a name is one of a record's own keys: safe for any text. */
export const isIn = (record: Readonly<Record<string, unknown>>, name: string): boolean =>
  Object.hasOwn(record, name);
