import type { CardId } from "../../../kernel";
import { useTable } from "../../state/table";
import { type CardOrPiece, piecesAt } from "../../viewmodel/pieces";
import styles from "./Piece.module.css";
import { PieceStack } from "./PieceStack";

/** Maximum number of pieces of a kind that are drawn one by one on a card. */
const MAX_DRAWN = 4;

export function CardPieces({ card, stop }: { card: CardId; stop: CardOrPiece | null }) {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const pieces = piecesAt(game, view, { card });
  if (pieces.length === 0) return null;
  return (
    <span className={styles.holder} data-holder={card}>
      {pieces.map((model) => (
        <PieceStack key={model.id} model={model} most={MAX_DRAWN} isStop={model.id === stop} />
      ))}
    </span>
  );
}
