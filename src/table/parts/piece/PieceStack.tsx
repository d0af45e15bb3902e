import { useDraggable } from "@dnd-kit/core";
import { t } from "../../../text";
import { useTable } from "../../state/table";
import { sharesIn, shifted } from "../../viewmodel/allot";
import { pieceMark } from "../../viewmodel/marks";
import { type PieceModel, pieceName, shareOf } from "../../viewmodel/pieces";
import { usePress } from "../card/usePress";
import styles from "./Piece.module.css";
import { PieceIcons } from "./PieceIcons";

interface Props {
  readonly model: PieceModel;
  /** Maximum number of pieces drawn one by one. A larger number shows one piece and the count. */
  readonly most: number;
  readonly isStop?: boolean;
}

/** The pieces of one kind in one place. One of them can be moved; when they are asked for, a press chooses one more. */
export function PieceStack({ model, most, isStop = true }: Props) {
  const { id } = model;
  const mark = useTable((s) => pieceMark(s.view, id, s.gesture));
  const share = useTable((s) => shareOf(s.view, id));
  if (share >= 0) return <Shared model={model} most={most} isStop={isStop} share={share} />;
  if (mark !== "none") return <Movable model={model} most={most} isStop={isStop} mark={mark} />;
  return (
    <span className={styles.stack} data-piece={id}>
      <Inside model={model} most={most} />
    </span>
  );
}

function Inside({ model: { kind, count }, most, chosen = 0 }: Omit<Props, "isStop"> & { chosen?: number }) {
  const isMany = count > most;
  return (
    <>
      <PieceIcons kind={kind} count={isMany ? 1 : count} chosen={chosen} />
      {(isMany || count > 1) && (
        <span className={styles.number}>{chosen > 0 ? `${chosen}/${count}` : count}</span>
      )}
    </>
  );
}

function Movable({ model, most, isStop, mark }: Required<Props> & { readonly mark: string }) {
  const { id, count } = model;
  const name = useTable((s) => pieceName(s.game, s.view, id, count));
  const { listeners, setNodeRef } = useDraggable({ id });
  const press = usePress(id, "mat");
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={styles.stack}
      data-piece={id}
      data-mark={mark}
      data-ring={mark}
      aria-label={t(mark === "armed" ? "table.piece.held" : "table.piece.moves", { name })}
      aria-pressed={mark === "armed" || undefined}
      tabIndex={isStop ? 0 : -1}
      {...listeners}
      onPointerDownCapture={press.down}
      onClick={press.click}
    >
      <Inside model={model} most={most} />
    </button>
  );
}

function Shared({ model, most, isStop, share }: Required<Props> & { readonly share: number }) {
  const { id, count } = model;
  const name = useTable((s) => pieceName(s.game, s.view, id, count));
  const decision = useTable((s) => (s.view.decision?.kind === "allot" ? s.view.decision : null));
  const amounts = useTable((s) => (decision === null ? null : sharesIn(s.draft, decision)));
  const edit = useTable((s) => s.edit);
  if (decision === null || amounts === null) return null;
  const chosen = amounts[share] ?? 0;
  return (
    <button
      type="button"
      className={styles.stack}
      data-piece={id}
      data-share={share}
      aria-label={t("table.piece.chosen", { name, chosen })}
      tabIndex={isStop ? 0 : -1}
      onClick={() => edit({ amounts: shifted(decision, amounts, share) })}
    >
      <Inside model={model} most={most} chosen={chosen} />
    </button>
  );
}
