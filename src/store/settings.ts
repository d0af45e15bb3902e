import * as v from "valibot";
import { create } from "zustand";
import { hashPlain } from "../kernel/hash";
import { LANGUAGES, type Language } from "../text";
import { passingSchema } from "./saving/passing-schema";
import { NAME_MOST, personName } from "./saving/plain-schema";
import { type TroubleStore, useTroubles } from "./troubles";
import type { Passing } from "./types";

/** `auto`: as the browser prefers. */
export type LanguageChoice = "auto" | Language;
export type Theme = "light" | "dark" | "system";
export type ReducedMotion = "auto" | "on" | "off";
/** How much the live region says: results only, every line of the log, or all that is shown. */
export type Verbosity = 1 | 2 | 3;
/**
 * How a card that is pointed at is looked at closely: at the edge of the table, beside the pointer, in the rail, while
 * Shift is held; or only when asked for.
 */
export type InspectorMode = "hover" | "follow" | "rail" | "shift" | "press";

export interface Settings {
  readonly language: LanguageChoice;
  readonly theme: Theme;
  /** 0 (instant) to 2 (twice as fast as 1). */
  readonly motionSpeed: number;
  readonly reducedMotion: ReducedMotion;
  /** Shortest time a scripted opponent takes over a move that shows, in milliseconds. */
  readonly opponentPause: number;
  /** Length of the neutral strip, in milliseconds. */
  readonly reactionBeat: number;
  readonly verbosity: Verbosity;
  /** What a new match begins with. */
  readonly passing: Passing;
  /** By seat. */
  readonly playerNames: readonly string[];
  readonly inspector: InspectorMode;
  readonly sound: boolean;
  /** Loudness of the sounds, 0 to 100. */
  readonly volume: number;
  /** Shortcuts by a single letter, digit or sign. */
  readonly letterKeys: boolean;
  /** By seat: what `sealPin` made of the PIN that lifts the curtain for it; "" for none. */
  readonly pins: readonly string[];
}

export interface SettingsStore extends Settings {
  /** Changes some settings and keeps them. Values out of range are brought into it. */
  change(patch: Partial<Settings>): void;
  /** Back to the defaults. */
  reset(): void;
}

export const DEFAULT_SETTINGS: Settings = {
  language: "auto",
  theme: "system",
  motionSpeed: 1,
  reducedMotion: "auto",
  opponentPause: 700,
  reactionBeat: 1200,
  verbosity: 2,
  passing: { level: "acts", stops: [] },
  playerNames: [],
  inspector: "hover",
  sound: true,
  volume: 60,
  letterKeys: true,
  pins: [],
};

const KEY = "playmat.settings";
/** What could not be read is kept under this name. */
const BROKEN_KEY = "playmat.settings.broken";

const fields = {
  language: v.picklist(["auto", ...LANGUAGES]),
  theme: v.picklist(["light", "dark", "system"]),
  motionSpeed: v.pipe(v.number(), v.minValue(0), v.maxValue(2)),
  reducedMotion: v.picklist(["auto", "on", "off"]),
  opponentPause: v.pipe(v.number(), v.minValue(0), v.maxValue(5000)),
  reactionBeat: v.pipe(v.number(), v.minValue(300), v.maxValue(20_000)),
  verbosity: v.picklist([1, 2, 3]),
  passing: passingSchema,
  playerNames: v.pipe(v.array(personName), v.maxLength(8)),
  inspector: v.picklist(["hover", "follow", "rail", "shift", "press"]),
  sound: v.boolean(),
  volume: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  letterKeys: v.boolean(),
  pins: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(8)),
} satisfies { readonly [K in keyof Settings]: v.GenericSchema<unknown, Settings[K]> };

const keys = Object.keys(fields) as readonly (keyof Settings)[];

/** The settings in a raw value, each bad one replaced by `otherwise`; and whether all that was there was good. */
function read(raw: unknown, otherwise: Settings): { settings: Settings; good: boolean } {
  const isBag = typeof raw === "object" && raw !== null && !Array.isArray(raw);
  const found: Partial<Record<keyof Settings, unknown>> = isBag ? raw : {};
  let good = isBag;
  const settings: Partial<Record<keyof Settings, unknown>> = {};
  for (const key of keys) {
    const result = v.safeParse(fields[key], found[key]);
    settings[key] = result.success ? result.output : otherwise[key];
    good = good && (result.success || found[key] === undefined);
  }
  return { settings: settings as Settings, good };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The settings that are kept, or the defaults. Broken ones are set aside and become a trouble. */
function load(storage: () => Storage, troubles: TroubleStore): Settings {
  let text: string | null = null;
  try {
    text = storage().getItem(KEY);
  } catch {
    return DEFAULT_SETTINGS;
  }
  if (text === null) return DEFAULT_SETTINGS;
  const { settings, good } = read(parse(text), DEFAULT_SETTINGS);
  if (!good) {
    const message = { key: "trouble.settings-unreadable" };
    troubles.getState().report({ id: "settings", message, raw: text, fileName: "playmat-settings.json" });
    keep(storage, BROKEN_KEY, text);
    keep(storage, KEY, JSON.stringify(settings));
  }
  return settings;
}

function keep(storage: () => Storage, key: string, text: string): void {
  try {
    storage().setItem(key, text);
  } catch {
    // Without storage the settings last as long as the page.
  }
}

function onlySettings(state: Settings): Settings {
  return Object.fromEntries(keys.map((key) => [key, state[key]])) as unknown as Settings;
}

/** Settings kept in a storage of one's own, for tests. The page has one: `useSettings`. */
export function createSettings(storage: () => Storage, troubles: TroubleStore) {
  return create<SettingsStore>()((set, get) => ({
    ...load(storage, troubles),
    change: (patch) => {
      const { settings } = read({ ...onlySettings(get()), ...patch }, onlySettings(get()));
      set(settings);
      keep(storage, KEY, JSON.stringify(settings));
    },
    reset: () => {
      set(DEFAULT_SETTINGS);
      keep(storage, KEY, JSON.stringify(DEFAULT_SETTINGS));
    },
  }));
}

/** The player's settings: read from the device at once, kept there with every change. */
export const useSettings = createSettings(() => localStorage, useTroubles);

/** What is kept of a PIN. It keeps it from idle eyes, no more: everything here is on the players' own device. */
export function sealPin(pin: string): string {
  return pin === "" ? "" : hashPlain(["pin", pin]);
}

/** Does this PIN lift the curtain for the seat? Always, when the seat has none. */
export function fitsPin(pins: readonly string[], seat: number, pin: string): boolean {
  const sealed = pins[seat] ?? "";
  return sealed === "" || sealed === sealPin(pin);
}

/** A name as it may stand in a match: no control characters, not too long. */
export function cleanName(name: string): string {
  return name
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "")
    .trim()
    .slice(0, NAME_MOST);
}
