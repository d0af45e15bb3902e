import { type ReactNode, useMemo } from "react";
import type { Game } from "../../../../games/game";
import type { Vocabulary } from "../../../../language";
import type { NodeKind } from "../../../../language/grammar";
import { problemsOf } from "../fitting";
import { setIn } from "../paths";
import { type Editing, EditingProvider } from "./editing";
import { SlotPart } from "./SlotPart";

interface Props {
  readonly game: Game;
  readonly vocabulary: Vocabulary;
  readonly node: NodeKind;
  readonly value: unknown;
  /** Undefined takes the part away. */
  readonly onChange: (value: unknown) => void;
  readonly children: ReactNode;
}

/** Everything inside edits one part of a card that is written in the card language. */
export function Rooted({ game, vocabulary, node, value, onChange, children }: Props) {
  const editing = useMemo((): Editing => {
    const root = { node, value };
    return {
      game,
      vocabulary,
      root,
      Slot: SlotPart,
      problems: problemsOf(vocabulary, root),
      set: (path, next) => onChange(setIn(value, path, next)),
    };
  }, [game, vocabulary, node, value, onChange]);
  return <EditingProvider value={editing}>{children}</EditingProvider>;
}
