import { useEffect, useState } from "react";
import type { MatchReview } from "../../../opponents/review";
import type { ReplaySource } from "../../../store/replay/create";
import { keepReview, keptReview } from "../../../store/review/kept";
import { type RunningReview, runReview } from "../../../store/review/run";

export type ReviewState =
  | { readonly is: "running"; readonly done: number; readonly all: number }
  | { readonly is: "found"; readonly review: MatchReview }
  | { readonly is: "failed" };

/** The seats whose decisions are judged: the people, or all if there are none. */
function judgedSeats({ setup }: ReplaySource): readonly number[] {
  const all = setup.seats.map((seat, index) => ({ seat, index }));
  const people = all.filter(({ seat }) => seat.kind === "person");
  return (people.length > 0 ? people : all).map(({ index }) => index);
}

/**
 * The review of a match: the one kept with it, or a new one, which is stopped when the screen is left.
 * @param match id of the saved match, if it is saved.
 */
export function useReview(source: ReplaySource, match: string | undefined): ReviewState {
  const { game, record } = source;
  const all = record.answers.length;
  const [state, setState] = useState<ReviewState>({ is: "running", done: 0, all });
  useEffect(() => {
    let isWanted = true;
    let running: RunningReview | null = null;
    const find = async (): Promise<MatchReview> => {
      const kept = match === undefined ? null : await keptReview(match, all).catch(() => null);
      if (kept !== null || !isWanted) return kept ?? new Promise(() => undefined);
      const request = { slug: game.slug, record, seats: judgedSeats(source) };
      running = runReview(request, (now) => isWanted && setState({ is: "running", ...now }));
      const review = await running.review;
      // A review that cannot be kept is still a review.
      if (match !== undefined) await keepReview(match, all, review).catch(console.error);
      return review;
    };
    find().then(
      (review) => isWanted && setState({ is: "found", review }),
      (fault) => {
        console.error(fault);
        if (isWanted) setState({ is: "failed" });
      },
    );
    return () => {
      isWanted = false;
      running?.stop();
    };
  }, [source, match, game, record, all]);
  return state;
}
