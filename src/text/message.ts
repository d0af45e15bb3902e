import type { ArgsOf, KeyOf, Message } from "./catalogue";
import type { english } from "./en";

/** The messages that are there whichever game is played. */
export type Common = typeof english;

/** The key of a message that is there whichever game is played. */
export type MessageKey = KeyOf<Common>;

/** How messages of the catalogue `C` are built, and those that are there whichever game is played. */
export const messages =
  <C>() =>
  <K extends KeyOf<Common & C>>(key: K, ...[args]: ArgsOf<(Common & C)[K]>): Message =>
    args === undefined ? { key } : { key, args: args as NonNullable<Message["args"]> };

/** Builds a message that is there whichever game is played. */
export const message = messages<unknown>();
