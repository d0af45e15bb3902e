import * as v from "valibot";
import { create } from "zustand";
import { hashPlain } from "../../kernel/state/hash";
import { LOCALES, type Locale, message } from "../../text";
import { withoutHarmfulCharacters } from "../../text/harmless";
import { type NoticeStore, useNotices } from "../notices";
import { parseStoredText, quarantineBroken, storedText } from "../saving/stored-text";
import { passSettingsSchema } from "../schema/pass-settings-schema";
import { listOf, MAX_NAME_LENGTH, validate } from "../schema/plain-schema";
import type { PassSettings } from "../types";

/** `auto` follows the browser's preference. */
export type LanguageChoice = "auto" | Locale;
export type Theme = "light" | "dark" | "system";
export type ReducedMotion = "auto" | "on" | "off";
/** What the live region announces: results only, every line of the log, or everything shown. */
export type Verbosity = 1 | 2 | 3;
/**
 * Where the card under the pointer is inspected: at the edge of the table, beside the pointer, in the rail, while Shift
 * is held; or only on request.
 */
export type InspectorMode = "hover" | "follow" | "rail" | "shift" | "press";

export interface Settings {
  readonly language: LanguageChoice;
  readonly theme: Theme;
  /** Size of all text, in percent of the browser's. */
  readonly textSize: number;
  /** 0 (instant) to 2 (twice as fast as 1). */
  readonly motionSpeed: number;
  readonly reducedMotion: ReducedMotion;
  /** Minimum time a scripted opponent takes for a visible move, in milliseconds. */
  readonly opponentPause: number;
  /** How long another person at this screen has to respond, in milliseconds; 0 waits until they answer. */
  readonly responseTime: number;
  readonly verbosity: Verbosity;
  /** Default for new matches. */
  readonly passing: PassSettings;
  /** By seat. */
  readonly playerNames: readonly string[];
  readonly inspector: InspectorMode;
  readonly sound: boolean;
  /** Volume of the sounds, 0 to 100. */
  readonly volume: number;
  /** Enables shortcuts of a single letter, digit or sign. */
  readonly letterKeys: boolean;
  /** By seat: the hash (`hashPin`) of the PIN that lifts its curtain; "" for none. */
  readonly pins: readonly string[];
}

export interface SettingsStore extends Settings {
  /**
   * Changes some settings and stores them. Numbers are clamped to their range, names are cleaned; other
   * invalid values are ignored.
   */
  change(patch: Partial<Settings>): void;
  /** Restores the defaults. */
  reset(): void;
}

/** The choices offered for `responseTime`. */
export const RESPONSE_TIMES: readonly number[] = [0, 20_000, 10_000, 5_000, 2_000];

/** The choices offered for `textSize`. */
export const TEXT_SIZES: readonly number[] = [90, 100, 115, 130, 150];

export const DEFAULT_SETTINGS: Settings = {
  language: "auto",
  theme: "system",
  textSize: 100,
  motionSpeed: 1,
  reducedMotion: "auto",
  opponentPause: 700,
  responseTime: 0,
  verbosity: 2,
  passing: { level: "acts", stops: [] },
  playerNames: [],
  inspector: "hover",
  sound: true,
  volume: 60,
  letterKeys: true,
  pins: [],
};

/** Id of the notice that changes are not stored. */
const UNKEPT = "settings-unkept";

const within = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.transform((value) => Math.min(most, Math.max(least, value))),
  );
// Not trimmed, because a name may have a space while it is being typed.
const typedName = v.pipe(
  v.string(),
  v.transform((name) =>
    withoutHarmfulCharacters(name.slice(0, 4 * MAX_NAME_LENGTH)).slice(0, MAX_NAME_LENGTH),
  ),
);

const fields = {
  language: v.picklist(["auto", ...LOCALES]),
  theme: v.picklist(["light", "dark", "system"]),
  textSize: within(80, 200),
  motionSpeed: within(0, 2),
  reducedMotion: v.picklist(["auto", "on", "off"]),
  opponentPause: within(0, 5000),
  responseTime: within(0, 60_000),
  verbosity: v.picklist([1, 2, 3]),
  passing: passSettingsSchema,
  playerNames: listOf(typedName, 8),
  inspector: v.picklist(["hover", "follow", "rail", "shift", "press"]),
  sound: v.boolean(),
  volume: within(0, 100),
  letterKeys: v.boolean(),
  pins: listOf(v.pipe(v.string(), v.maxLength(40)), 8),
} satisfies { readonly [K in keyof Settings]: v.GenericSchema<unknown, Settings[K]> };

const keys = Object.keys(fields) as readonly (keyof Settings)[];

/** Reads the settings in a raw value: also all its fields, and whether every known one is good. */
function read(raw: unknown, otherwise: Settings) {
  const isRecord = typeof raw === "object" && raw !== null && !Array.isArray(raw);
  /** All stored fields, including those that only a newer version knows. */
  const stored: Partial<Record<keyof Settings, unknown>> = isRecord ? raw : {};
  let good = isRecord;
  const settings: Partial<Record<keyof Settings, unknown>> = {};
  for (const key of keys) {
    const { success, output } = validate(fields[key], stored[key]);
    settings[key] = success ? output : otherwise[key];
    const isAsItWas = success && (typeof output !== "number" || output === stored[key]);
    good = good && (isAsItWas || stored[key] === undefined);
  }
  return { settings: settings as Settings, good, stored };
}

/** The settings in a raw value, with `otherwise` for each missing or invalid one. */
export const settingsIn = (raw: unknown, otherwise: Settings): Settings => read(raw, otherwise).settings;

/** Creates settings in the given storage, for tests. The page uses `useSettings`. */
export function createSettings(storage: () => Storage, notices: NoticeStore) {
  const kept = storedText(storage, notices, "settings");
  /** The settings whose newest value could not be stored. */
  const unkept = new Set<keyof Settings>();

  /** The stored settings, perhaps from another tab, with this tab's unstored changes on top. */
  function look(own: Settings) {
    const text = kept.read();
    const { settings, good, stored } = read(text === null ? {} : parseStoredText(text), own);
    const newer = Object.fromEntries([...unkept].map((key) => [key, own[key]]));
    return { settings: { ...settings, ...newer }, stored, broken: good ? null : text };
  }

  /** @returns whether everything is stored now. */
  const keep = ({ settings, stored, broken }: ReturnType<typeof look>): boolean =>
    kept.write(JSON.stringify({ ...stored, ...settings }), broken);

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
          notices.getState().dismiss(UNKEPT);
        } else notices.getState().report({ id: UNKEPT, message: message("notice.settings-unkept") });
      },
      reset: () => get().change(DEFAULT_SETTINGS),
    };
  });
}

/** The player's settings, loaded from the device at once and stored with every change. */
export const useSettings = createSettings(() => localStorage, useNotices);
void quarantineBroken();

/** The stored hash of a PIN. It only keeps out casual glances: everything is on the players' own device. */
export function hashPin(pin: string): string {
  return pin === "" ? "" : hashPlain(["pin", pin]);
}

/** Whether this PIN lifts the seat's curtain. Always true when the seat has none. */
export function matchesPin(pins: readonly string[], seat: number, pin: string): boolean {
  const sealed = pins[seat] ?? "";
  return sealed === "" || sealed === hashPin(pin);
}

/** Maximum length of a player's name while typing. */
export const MAX_TYPED_NAME_LENGTH = 40;

/** A valid name for a match: without harmful characters, and not too long. */
export function cleanName(name: string): string {
  return withoutHarmfulCharacters(name).trim().slice(0, MAX_NAME_LENGTH);
}
