import { type Cue, isHealed, isHealth, type Mat, type MatArea } from "../games/mat";
import type { GameEvent, Seat } from "../kernel";
import type { Sound } from "./sounds";

/** The part of the view of the seat on screen that sounds depend on. */
export interface SoundContext {
  /** Seat on screen, or NONE while there is none. */
  readonly viewer: Seat;
  /** The area of a zone on the mat, or null when it has none. */
  areaOf(zone: number): MatArea | null;
  /** Its cues and the counters for health. Null before there is a game. */
  readonly mat: Mat | null;
}

/** A sound and its start, in milliseconds after the events. */
export interface TimedSound {
  readonly sound: Sound;
  readonly at: number;
}

/** Kernel events whose type alone determines the sound. */
const BY_TYPE: Readonly<Record<string, readonly Sound[]>> = {
  shuffle: ["shuffle"],
  roll: ["tumble", "settle"],
  turn: ["turn"],
  rest: ["move"],
  refresh: ["move"],
  "card-counter": ["count"],
  "seat-counter": ["count"],
  transfer: ["count"],
};

const BY_CUE: Readonly<Record<Cue, (isOwn: boolean) => readonly Sound[]>> = {
  aim: () => ["clash"],
  // The dice have already sounded, each with its roll.
  dice: () => [],
  verdict: (isOwn) => [isOwn ? "won" : "lost"],
  strike: () => ["hit"],
  damage: () => ["hit"],
  block: () => ["block"],
  shield: () => ["block"],
  negate: () => ["refuse"],
  rise: () => ["won"],
  burn: () => ["hit"],
  heal: () => ["heal"],
  spark: () => ["play"],
  lose: () => ["hit"],
  gain: () => ["heal"],
  link: () => ["play"],
};

/** The sound of a card that arrives in an area. */
const BY_AREA: Readonly<Record<MatArea, Sound>> = {
  hand: "draw",
  field: "place",
  slot: "place",
  attached: "place",
  grid: "place",
  pile: "move",
  pool: "move",
  played: "play",
};

/** Milliseconds until the next sound may begin. */
const LENGTH: Readonly<Partial<Record<Sound, number>>> = {
  draw: 90,
  shuffle: 260,
  play: 240,
  tumble: 360,
  clash: 260,
  won: 330,
  lost: 380,
  turn: 220,
};
const USUAL_LENGTH = 150;
/** Maximum number of simultaneous draws that are heard one by one. */
const DRAWS = 3;
/** Sounds that would start later than this, in milliseconds, are dropped, because the next move has its own. */
const LATEST = 2400;

function over(event: GameEvent, viewer: Seat): Sound {
  const winners = event.data?.winners;
  if (!Array.isArray(winners) || winners.length === 0) return "even";
  return viewer < 0 || winners.includes(viewer) ? "victory" : "defeat";
}

function moved({ from, to }: GameEvent, context: SoundContext): readonly Sound[] {
  if (to === undefined || from === undefined) return [];
  if (from.zone === to.zone) {
    if (from.face !== to.face) return ["flip"];
    return from.x !== to.x || from.y !== to.y ? ["move"] : [];
  }
  const area = context.areaOf(to.zone);
  return area === null ? [] : [BY_AREA[area]];
}

/** The sound of a player who loses health, or of a card that takes damage. Null for anything else. */
function harmed({ type, amount = 0, data }: GameEvent, mat: Mat): readonly Sound[] | null {
  const loses = type === "seat-counter" ? amount < 0 : type === "card-counter" && amount > 0;
  return loses && isHealth(mat, String(data?.counter)) ? ["hit"] : null;
}

/** The sound of what the mat names or counts as health. Null for anything else. */
function namedByMat(event: GameEvent, { mat, viewer }: SoundContext): readonly Sound[] | null {
  if (mat === null) return null;
  if (isHealed(mat, event)) return BY_CUE.heal(false);
  // With no seat on screen there is no own side, so any win sounds like winning.
  const isOwn = viewer < 0 || event.seat === viewer;
  return mat.cues?.[event.type]?.flatMap((cue) => BY_CUE[cue](isOwn)) ?? harmed(event, mat);
}

function soundsOf(event: GameEvent, context: SoundContext): readonly Sound[] {
  if (event.type === "game-over") return [over(event, context.viewer)];
  return namedByMat(event, context) ?? BY_TYPE[event.type] ?? moved(event, context);
}

/**
 * The sounds of events, one after another. Only their types, zones and seats count, never the card's identity, so a
 * sound reveals nothing that the screen does not.
 * @param events as the seat on screen may know them.
 */
export function soundsFor(events: readonly GameEvent[], context: SoundContext): readonly TimedSound[] {
  const played: TimedSound[] = [];
  let at = 0;
  let last: Sound | null = null;
  let draws = 0;
  const isSpent = (sound: Sound) => (sound === "draw" ? ++draws > DRAWS : sound === last);
  for (const event of events) {
    const sounds = soundsOf(event, context);
    // Several dice are one roll.
    if (sounds.at(-1) === "settle" && last === "settle") continue;
    for (const sound of sounds) {
      const isLate = at > LATEST && event.type !== "game-over";
      if (isSpent(sound) || isLate) continue;
      played.push({ sound, at });
      at += LENGTH[sound] ?? USUAL_LENGTH;
      last = sound;
    }
  }
  return played;
}
