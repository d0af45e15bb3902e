import type { Catalogue, TextArgs } from "./catalogue";
import { english } from "./en";

/** A message as the engine makes them: structurally the kernel's `Message`. */
export interface Sayable {
  readonly key: string;
  readonly args?: Readonly<Record<string, unknown>>;
}

const catalogue: Catalogue = english;

function isSayable(value: unknown): value is Sayable {
  return typeof value === "object" && value !== null && "key" in value && typeof value.key === "string";
}

function resolve(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(resolve);
  return isSayable(value) ? say(value) : value;
}

/** Is there a phrase for this key? */
export function hasText(key: string): boolean {
  return Object.hasOwn(catalogue, key);
}

/** A message in words. An unknown key is said as itself, so that nothing is ever blank; a test finds such keys. */
export function say(message: Sayable): string {
  const entry = Object.hasOwn(catalogue, message.key) ? catalogue[message.key] : undefined;
  if (entry === undefined) return message.key;
  const args: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(message.args ?? {})) args[name] = resolve(value);
  return typeof entry === "function" ? entry(args) : fill(entry, args);
}

function fill(template: string, args: TextArgs): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ""));
}

/** The phrase of a key, with arguments: short for `say`. */
export function text(key: string, args?: TextArgs): string {
  return say(args ? { key, args } : { key });
}
