import type { Message } from "../../kernel";
import { MAX_FILE_BYTES, TOO_BIG } from "../../store/saving/read";
import { saves } from "../../store/saving/saves";
import { say } from "../../text";
import { t } from "../replay/messages";
import { FileButton } from "./FileButton";

export function ImportMatch({ onImported }: { onImported: (news: string, id: string) => void }) {
  const refused = (file: string, why: Message) => t("saves.refused", { file, why: say(why) });
  const take = async (text: string, file: string): Promise<string> => {
    const result = await saves.importMatch(text);
    if (!result.ok) return refused(file, result.why);
    const notice = result.notice === null ? "" : ` ${say(result.notice)}`;
    onImported(`${t("saves.imported", { file })}${notice}`, result.id);
    return "";
  };
  return (
    <FileButton
      label={t("saves.import")}
      maxBytes={MAX_FILE_BYTES}
      tooBig={(file) => refused(file, TOO_BIG)}
      onText={take}
    />
  );
}
