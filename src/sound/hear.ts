import type { Cue, MatArea } from "../games/mat";
import type { GameEvent, Seat } from "../kernel";
import type { Sound } from "./sounds";

/** Where the events take place, as the seat on screen sees it. */
export interface Scene {
  /** Whose view is on screen; NONE while it is nobody's. */
  readonly viewer: Seat;
  /** Where a zone lies on the mat, or null when it has no place there. */
  areaOf(zone: number): MatArea | null;
  /** What the game says of its own event types. */
  readonly cues: Readonly<Record<string, Cue>>;
}

/** A sound and when it begins, in milliseconds after the events. */
export interface Heard {
  readonly sound: Sound;
  readonly at: number;
}

/** Kernel events that sound by their type alone. */
const BY_TYPE: Readonly<Record<string, readonly Sound[]>> = {
  shuffle: ["shuffle"],
  roll: ["tumble", "settle"],
  turn: ["turn"],
  rest: ["move"],
  refresh: ["move"],
  "card-counter": ["count"],
  "seat-counter": ["count"],
};

const BY_CUE: Readonly<Record<Cue, (isOwn: boolean) => readonly Sound[]>> = {
  aim: () => ["clash"],
  // The dice have sounded already, each with its roll.
  dice: () => [],
  strike: (isOwn) => [isOwn ? "won" : "lost"],
};

/** A card that comes to lie somewhere sounds like the place it lies on. */
const BY_AREA: Readonly<Record<MatArea, Sound>> = {
  hand: "draw",
  field: "place",
  slot: "place",
  attached: "place",
  grid: "place",
  pile: "move",
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
/** Cards drawn at once are heard one by one up to so many. */
const DRAWS = 3;
/** What would begin later than this, in milliseconds, is left out: the next move sounds by then. */
const LATEST = 2400;

function over(event: GameEvent, viewer: Seat): Sound {
  const winners = event.data?.winners;
  if (!Array.isArray(winners) || winners.length === 0) return "even";
  return viewer < 0 || winners.includes(viewer) ? "victory" : "defeat";
}

function moved({ from, to }: GameEvent, scene: Scene): readonly Sound[] {
  if (to === undefined || from === undefined) return [];
  if (from.zone === to.zone) {
    if (from.face !== to.face) return ["flip"];
    return from.x !== to.x || from.y !== to.y ? ["move"] : [];
  }
  const area = scene.areaOf(to.zone);
  return area === null ? [] : [BY_AREA[area]];
}

function soundsOf(event: GameEvent, scene: Scene): readonly Sound[] {
  if (event.type === "game-over") return [over(event, scene.viewer)];
  const cue = scene.cues[event.type];
  // With nobody's view on screen there is no own side: whoever wins, it sounds like winning.
  if (cue !== undefined) return BY_CUE[cue](scene.viewer < 0 || event.seat === scene.viewer);
  return BY_TYPE[event.type] ?? moved(event, scene);
}

/**
 * What events sound like, one after the other. Only their kinds, places and seats count, never which card it is, so a
 * sound tells nothing that the screen does not.
 * @param events as the seat on screen may know them.
 */
export function hear(events: readonly GameEvent[], scene: Scene): readonly Heard[] {
  const heard: Heard[] = [];
  let at = 0;
  let last: Sound | null = null;
  let draws = 0;
  const isSpent = (sound: Sound) => (sound === "draw" ? ++draws > DRAWS : sound === last);
  for (const event of events) {
    const sounds = soundsOf(event, scene);
    // Several dice are one throw.
    if (sounds.at(-1) === "settle" && last === "settle") continue;
    for (const sound of sounds) {
      const isLate = at > LATEST && event.type !== "game-over";
      if (isSpent(sound) || isLate) continue;
      heard.push({ sound, at });
      at += LENGTH[sound] ?? USUAL_LENGTH;
      last = sound;
    }
  }
  return heard;
}
