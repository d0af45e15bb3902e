import type { MatchSummary, SeriesStanding } from "../../store/types";
import { currentLocale, seatName, t } from "../../text";

/** Maximum number of names shown. The others are only counted. */
const MAX_NAMES = 3;

/** Joins names. When there are many, only the first ones are named. */
function joined(names: readonly string[], between: string): string {
  if (names.length <= MAX_NAMES + 1) return names.join(between);
  return t("saves.more", {
    first: names.slice(0, MAX_NAMES).join(", "),
    count: names.length - MAX_NAMES,
  });
}

/** Joins sides: "Ann", "against", "Bela, Cleo". */
const against = (sides: readonly string[]) => sides.filter(Boolean).join(` ${t("saves.against")} `);

/** "Ann against Bela, Cleo", team by team if there are teams, with the level of a scripted opponent. */
export function whoPlays({ names, seats, teams }: Pick<MatchSummary, "names" | "seats" | "teams">): string {
  const sides = names.map((name, seat) => {
    const kind = seats[seat];
    return kind?.kind === "opponent"
      ? t("saves.opponent", { name: seatName(name), level: t(`level.${kind.level}`) })
      : seatName(name);
  });
  if (teams)
    return against(
      [...new Set(teams)].map((team) =>
        joined(
          sides.filter((_, i) => teams[i] === team),
          ", ",
        ),
      ),
    );
  const [first = "", ...others] = sides;
  return against([first, joined(others, ", ")]);
}

/** "Ann won", or null while the match runs, or when its winner is unknown or not one of its players. */
export function whoWon({ over, winners, names }: Pick<MatchSummary, "over" | "winners" | "names">) {
  if (!over || winners === undefined) return null;
  if (winners.length === 0) return t("saves.drawn");
  const players = winners.flatMap((seat) => names[seat] ?? []).map(seatName);
  return players.length < winners.length
    ? null
    : t("saves.won", { players: joined(players, " & "), many: players.length > 1 });
}

/** The standing of a series: "Game 2 of 3 in a series, 1–0 so far", with one number for each side. */
export function seriesProgress({ game, bestOf, wins }: SeriesStanding, teams: MatchSummary["teams"]): string {
  const perSide = wins.filter((_, seat) => teams === undefined || teams.indexOf(teams[seat] ?? -1) === seat);
  return t("saves.series", { game, bestOf, wins: perSide.join("–") });
}

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, milliseconds: number])[] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/**
 * How long ago a match was saved, in words. A date after more than a week, null for an invalid time.
 * @param now milliseconds since 1970.
 */
export function whenSaved(
  { savedAt, unsaved }: Pick<MatchSummary, "savedAt" | "unsaved">,
  now: number,
): string | null {
  if (unsaved) return null;
  const ago = now - savedAt;
  if (ago > 7 * 86_400_000)
    return new Date(savedAt).toLocaleDateString(currentLocale(), { dateStyle: "medium" });
  const step = STEPS.find(([, milliseconds]) => ago >= milliseconds);
  if (step === undefined) return t("saves.now");
  return new Intl.RelativeTimeFormat(currentLocale()).format(-Math.floor(ago / step[1]), step[0]);
}
