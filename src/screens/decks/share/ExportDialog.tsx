import { type ReactNode, useState } from "react";
import type { DeckList } from "../../../decks/deck-list";
import { writeDeckJson } from "../../../decks/json";
import { writeDeckCsv, writeDeckText } from "../../../decks/text/write";
import type { Game } from "../../../games/game";
import { Dialog } from "../../../ui/Dialog";
import { Choices } from "../../../ui/fields";
import { t } from "../messages";
import { DeckPicture } from "./DeckPicture";
import { fileName } from "./file-name";
import { LinkToDeck } from "./LinkToDeck";
import { ShareText } from "./ShareText";

interface Props {
  readonly game: Game;
  readonly deck: DeckList;
  readonly onClose: () => void;
}

const FORMS = ["text", "link", "picture", "json", "csv"] as const;
type Form = (typeof FORMS)[number];

/** The deck as text, link, QR code, picture, JSON or table, to copy and download. */
export default function ExportDialog({ game, deck, onClose }: Props) {
  const [form, setForm] = useState<Form>("text");
  return (
    <Dialog title={t("share.title", { deck: deck.name })} shape="wide" onClose={onClose}>
      <Choices
        label={t("share.form")}
        hideLabel
        choices={FORMS.map((one) => ({ value: one, label: t(`share.${one}`) }))}
        value={form}
        onChange={setForm}
      />
      <Shared key={form} form={form} game={game} deck={deck} />
    </Dialog>
  );
}

function Shared({ form, game, deck }: Omit<Props, "onClose"> & { readonly form: Form }): ReactNode {
  switch (form) {
    case "text":
      return (
        <ShareText text={writeDeckText(game, deck)} fileName={fileName(deck, "txt")} type="text/plain" />
      );
    case "json":
      return (
        <ShareText
          text={writeDeckJson(game, deck)}
          fileName={fileName(deck, "json")}
          type="application/json"
        />
      );
    case "csv":
      return <ShareText text={writeDeckCsv(game, deck)} fileName={fileName(deck, "csv")} type="text/csv" />;
    case "link":
      return <LinkToDeck game={game} deck={deck} />;
    case "picture":
      return <DeckPicture game={game} deck={deck} fileName={fileName(deck, "png")} />;
  }
}
