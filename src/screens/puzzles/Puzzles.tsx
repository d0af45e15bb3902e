import type { Route } from "../routing/route";
import { PuzzleScreen } from "./PuzzleScreen";
import { PuzzlesScreen } from "./PuzzlesScreen";

/** The screens of puzzles: one part of the program, so that the landing page names only one. */
export default function Puzzles({ route }: { route: Extract<Route, { kind: "puzzles" | "puzzle" }> }) {
  return route.kind === "puzzles" ? (
    <PuzzlesScreen slug={route.slug} />
  ) : (
    <PuzzleScreen key={route.puzzle} slug={route.slug} puzzle={route.puzzle} />
  );
}
