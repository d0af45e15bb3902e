import type { Seat } from "../../kernel";
import { type MessageKey, say, translatedName } from "../../text";

interface KeyRow {
  /** The labels of the keys, in English. */
  readonly caps: readonly string[];
  /** `KeyboardEvent.key` of the keys that work wherever the focus is. The others belong to the focused element. */
  readonly keys?: readonly string[];
  /** Message key of the text that says what they do. */
  readonly does: MessageKey;
}

/** All keys of the table. `useShortcuts` handles exactly those with `keys` here. */
export const TABLE_KEYS = [
  { caps: ["Tab"], does: "table.key.tab" },
  { caps: ["←", "→", "↑", "↓"], does: "table.key.arrows" },
  { caps: ["Home", "End"], does: "table.key.ends" },
  { caps: ["Enter"], does: "table.key.enter" },
  { caps: ["Space"], does: "table.key.space" },
  { caps: ["Esc"], keys: ["Escape"], does: "table.key.esc" },
  { caps: ["I"], keys: ["i"], does: "table.key.inspect" },
  { caps: ["Shift"], does: "table.key.hold" },
  { caps: ["U"], keys: ["u"], does: "table.key.undo" },
  { caps: ["X"], does: "table.key.hint" },
  { caps: ["R"], keys: ["r"], does: "table.key.respond" },
  { caps: ["Space"], does: "table.key.holdStrip" },
  { caps: ["T"], keys: ["t"], does: "table.key.timeOut" },
  { caps: ["L"], keys: ["l"], does: "table.key.log" },
  { caps: ["H"], keys: ["h"], does: "table.key.hand" },
  { caps: ["B"], keys: ["b"], does: "table.key.board" },
  { caps: ["1", "2", "…"], does: "table.key.seat" },
  { caps: ["V"], keys: ["v"], does: "table.key.mats" },
  { caps: ["M"], keys: ["m"], does: "table.key.fold" },
  { caps: ["G"], keys: ["g"], does: "table.key.guide" },
  { caps: ["Shift", "←→↑↓"], does: "table.key.pan" },
  { caps: ["+", "−", "0"], keys: ["+", "=", "-", "0"], does: "table.key.zoom" },
  { caps: ["?"], keys: ["?"], does: "table.key.sheet" },
] as const satisfies readonly KeyRow[];

/** Keys that bring in the seats in order: the digits, then letters without another function. */
const SEAT_KEYS = "123456789acdefjknopq";

/** The key that brings in a seat, or undefined for a seat beyond the twentieth. */
export const keyOfSeat = (seat: Seat): string | undefined => SEAT_KEYS[seat];

/** The seat that a key brings in, or -1 for any other key. */
export const seatOfKey = (key: string): Seat => (key.length === 1 ? SEAT_KEYS.indexOf(key) : -1);

/** A key that works wherever the focus is. */
export type Shortcut = Extract<(typeof TABLE_KEYS)[number], { keys: unknown }>["keys"][number];

/** A line of a shortcut sheet in the language of the page. */
export const keyRow = ({ caps, does }: KeyRow) => ({
  caps: caps.map((cap) => translatedName(`cap.${cap}`, cap)),
  does: say({ key: does }),
});
