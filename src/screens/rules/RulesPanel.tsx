import type { Game } from "../../games/game";
import { t } from "../../text";
import { Dialog } from "../../ui/Dialog";
import { RulebookReader } from "./RulebookReader";

interface Props {
  readonly game: Game;
  readonly clause?: string | undefined;
  readonly onClose: () => void;
}

/** The rules reader along the right edge, over the current screen. */
export default function RulesPanel({ game, clause, onClose }: Props) {
  return (
    <Dialog title={t("reader.title", { game: game.title })} shape="side" onClose={onClose}>
      <RulebookReader game={game} clause={clause} place="panel" />
    </Dialog>
  );
}
