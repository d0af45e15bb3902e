import type { Game } from "../../games/game";
import type { Message } from "../../kernel";
import { message } from "../../text";

interface MergeableLine {
  readonly message: Message;
  readonly rule: string;
}

/** What two lines must share, besides the value they name, to be merged. */
function mergeKey({ message, rule }: MergeableLine): string | null {
  if (message.args?.stat === undefined) return null;
  return JSON.stringify([message.key, rule, { ...message.args, stat: null }]);
}

/**
 * Merges consecutive lines that differ only in the value they name: a change of all eight numbers is one line, not
 * eight.
 */
export function mergeLines<T extends MergeableLine>(game: Game, lines: readonly T[]): readonly T[] {
  const merged: T[] = [];
  let open: string | null = null;
  let stats: (Message | string)[] = [];
  for (const line of lines) {
    const kin = mergeKey(line);
    const last = merged.at(-1);
    const stat = line.message.args?.stat as Message | string | undefined;
    // Changing the same value twice makes two changes.
    const isKnown = stats.some((known) => JSON.stringify(known) === JSON.stringify(stat));
    if (kin === null || last === undefined || kin !== open || stat === undefined || isKnown) {
      merged.push(line);
      open = kin;
      stats = stat === undefined ? [] : [stat];
      continue;
    }
    stats.push(stat);
    const isAll = stats.length === game.table.mat.cardStats.length;
    const named = message("table.log.values", { stats: stats.slice(), isAll });
    merged[merged.length - 1] = {
      ...last,
      message: { ...last.message, args: { ...last.message.args, stat: named } },
    };
  }
  return merged;
}
