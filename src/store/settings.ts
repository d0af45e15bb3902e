import * as v from "valibot";
import { create } from "zustand";
import { hashPlain } from "../kernel/hash";
import { LOCALES, type Locale, message } from "../text";
import { clearAside, keptText, parse } from "./kept-text";
import { passingSchema } from "./saving/passing-schema";
import { harmless, NAME_MOST } from "./saving/plain-schema";
import { type TroubleStore, useTroubles } from "./troubles";
import type { Passing } from "./types";

/** `auto`: as the browser prefers. */
export type LanguageChoice = "auto" | Locale;
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
  /**
   * Changes some settings and keeps them. Numbers out of range are brought into it, names lose what may not stand in
   * them; what else is not allowed changes nothing.
   */
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

/** Id of the trouble that says that changes are not kept. */
const UNKEPT = "settings-unkept";

const within = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.transform((value) => Math.min(most, Math.max(least, value))),
  );
// Not trimmed: a space may be the last that was typed.
const typedName = v.pipe(
  v.string(),
  v.transform((name) => harmless(name).slice(0, NAME_MOST)),
);

const fields = {
  language: v.picklist(["auto", ...LOCALES]),
  theme: v.picklist(["light", "dark", "system"]),
  motionSpeed: within(0, 2),
  reducedMotion: v.picklist(["auto", "on", "off"]),
  opponentPause: within(0, 5000),
  reactionBeat: within(300, 20_000),
  verbosity: v.picklist([1, 2, 3]),
  passing: passingSchema,
  playerNames: v.pipe(v.array(typedName), v.maxLength(8)),
  inspector: v.picklist(["hover", "follow", "rail", "shift", "press"]),
  sound: v.boolean(),
  volume: within(0, 100),
  letterKeys: v.boolean(),
  pins: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(8)),
} satisfies { readonly [K in keyof Settings]: v.GenericSchema<unknown, Settings[K]> };

const keys = Object.keys(fields) as readonly (keyof Settings)[];

/** The settings in a raw value, each bad or missing one replaced by `otherwise`. */
function read(raw: unknown, otherwise: Settings) {
  const isBag = typeof raw === "object" && raw !== null && !Array.isArray(raw);
  /** All that was there, also what only a newer version knows. */
  const bag: Partial<Record<keyof Settings, unknown>> = isBag ? raw : {};
  let good = isBag;
  const settings: Partial<Record<keyof Settings, unknown>> = {};
  for (const key of keys) {
    const { success, output } = v.safeParse(fields[key], bag[key]);
    settings[key] = success ? output : otherwise[key];
    const isAsItWas = success && (typeof output !== "number" || output === bag[key]);
    good = good && (isAsItWas || bag[key] === undefined);
  }
  return { settings: settings as Settings, good, bag };
}

/** Settings kept in a storage of one's own, for tests. The page has one: `useSettings`. */
export function createSettings(storage: () => Storage, troubles: TroubleStore) {
  const kept = keptText(storage, troubles, "settings");
  /** The settings whose newest value could not be kept. */
  const unkept = new Set<keyof Settings>();

  /** What is kept now, perhaps by another tab, and on top of it what could not be kept of one's own. */
  function look(own: Settings) {
    const text = kept.read();
    const { settings, good, bag } = read(text === null ? {} : parse(text), own);
    const newer = Object.fromEntries([...unkept].map((key) => [key, own[key]]));
    return { settings: { ...settings, ...newer }, bag, broken: good ? null : text };
  }

  /** @returns whether all is kept now */
  const keep = ({ settings, bag, broken }: ReturnType<typeof look>): boolean =>
    kept.write(JSON.stringify({ ...bag, ...settings }), broken);

  return create<SettingsStore>()((set, get) => {
    const found = look(DEFAULT_SETTINGS);
    if (found.broken !== null) keep(found);
    globalThis.addEventListener?.("storage", ({ key }) => {
      if (key === kept.key || key === null) set(look(get()).settings);
    });
    return {
      ...found.settings,
      change: (patch) => {
        for (const key of keys) if (key in patch) unkept.add(key);
        const found = look(read({ ...get(), ...patch }, get()).settings);
        set(found.settings);
        if (keep(found)) {
          unkept.clear();
          troubles.getState().dismiss(UNKEPT);
        } else troubles.getState().report({ id: UNKEPT, message: message("trouble.settings-unkept") });
      },
      reset: () => get().change(DEFAULT_SETTINGS),
    };
  });
}

/** The player's settings: read from the device at once, kept there with every change. */
export const useSettings = createSettings(() => localStorage, useTroubles);
void clearAside();

/** What is kept of a PIN. It keeps it from idle eyes, no more: everything here is on the players' own device. */
export function sealPin(pin: string): string {
  return pin === "" ? "" : hashPlain(["pin", pin]);
}

/** Does this PIN lift the curtain for the seat? Always, when the seat has none. */
export function fitsPin(pins: readonly string[], seat: number, pin: string): boolean {
  const sealed = pins[seat] ?? "";
  return sealed === "" || sealed === sealPin(pin);
}

/** A name as it may stand in a match: nothing that does harm, not too long. */
export function cleanName(name: string): string {
  return harmless(name).trim().slice(0, NAME_MOST);
}
