import type { ArgsOf, KeyOf, Message } from "./catalogue";
import type { english } from "./en";

/** The messages common to all games. */
export type Common = typeof english;

export type MessageKey = KeyOf<Common>;

/** Builds messages of the catalogue `C` and common ones. */
export const messages =
  <C>() =>
  <K extends KeyOf<Common & C>>(key: K, ...[args]: ArgsOf<(Common & C)[K]>): Message =>
    args === undefined ? { key } : { key, args: args as NonNullable<Message["args"]> };

/** Builds a common message. */
export const message = messages<unknown>();
