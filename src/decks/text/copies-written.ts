/** The number of copies that a line of a deck list asks for, even if it was not understood. One if it names none. */
export function copiesWritten(line: string): number {
  const count = Number(/(?:^|[^\w-])[x×(]?(\d{1,2})(?=$|[^\w-]|[x×])/i.exec(line)?.[1] ?? 1);
  return Math.max(1, count);
}
