import { lazy } from "react";
import type { Seat } from "../../kernel";
import { useMatch } from "../../store/play/match";
import { isPractice } from "../../store/play/turn-flow";
import { translated } from "../shell/translated";

const Coach = lazy(() => import("../guide/Coach"));
const Hints = translated(() => import("../hints/Hints"));
const PuzzlePanel = translated(() => import("../puzzles/PuzzlePanel"));
const Swap = lazy(() => import("../series/Swap"));

interface Props {
  readonly match: string;
  /** Whether the rulebook is open beside the table. */
  readonly readsRule: boolean;
  /** The seat that swaps cards before the next game of a series. */
  readonly swapping: Seat | null;
  readonly onSwapClosed: () => void;
  readonly onSwapped: () => void;
}

/** What only some matches show over the table: the guide, advice of the expert, the swap between two games. */
export default function Overlays({ match, readsRule, swapping, onSwapClosed, onSwapped }: Props) {
  const setup = useMatch((store) => store.setup);
  return (
    <>
      {setup?.guided && <Coach match={match} readsRule={readsRule} />}
      {setup && isPractice(setup) && <Hints />}
      {setup?.puzzle && <PuzzlePanel key={match} match={match} puzzle={setup.puzzle} />}
      {swapping !== null && <Swap seat={swapping} onClose={onSwapClosed} onDone={onSwapped} />}
    </>
  );
}
