import { type FormEvent, useState } from "react";
import { type EventKind, sizeOf } from "../../../decks/limited/event";
import { eventPacks } from "../../../decks/limited/packs";
import { eventRecipe } from "../../../decks/limited/recipe";
import type { Game } from "../../../games/game";
import type { GameLimited } from "../../../games/game-limited";
import type { GameSlug } from "../../../games/registry";
import { events } from "../../../store/events/events";
import { EVENT_KINDS } from "../../../store/events/saved-event";
import { cleanName, MAX_TYPED_NAME_LENGTH, useSettings } from "../../../store/settings/settings";
import { say } from "../../../text";
import { Button, ButtonLink } from "../../../ui/Button";
import { Choices } from "../../../ui/fields";
import { TextField } from "../../../ui/TextField";
import { gameTitle } from "../../games/names";
import { useGame } from "../../games/useGame";
import { go } from "../../routing/navigation";
import { hrefOf } from "../../routing/route";
import { Fold } from "../../setup/Fold";
import { randomSeed } from "../../setup/random-seed";
import { Heading } from "../../shell/Heading";
import { LoadingScreen } from "../../shell/LoadingScreen";
import page from "../../shell/Page.module.css";
import styles from "./EventStart.module.css";
import { t } from "./messages";
import { kindName } from "./names";

interface Props {
  readonly slug: GameSlug;
  readonly kind: EventKind;
}

/** Everything that is chosen before a draft or sealed event. */
export default function EventStart({ slug, kind }: Props) {
  const { game, failed } = useGame(slug);
  if (failed) return <p role="alert">{t("game.failed")}</p>;
  if (game === null) return <LoadingScreen />;
  const { limited } = game.deck;
  const kinds = limited ? EVENT_KINDS.filter((one) => one === "draft" || limited.sealed) : [];
  return (
    <div className={page.narrow}>
      <Heading title={t("events.document-new", { game: gameTitle(slug), kind: kindName(kind) })}>
        {kindName(kind)}
      </Heading>
      {limited && kinds.includes(kind) ? (
        <Form game={game} slug={slug} kind={kind} kinds={kinds} limited={limited} />
      ) : (
        <p>{t("events.none")}</p>
      )}
    </div>
  );
}

interface FormProps extends Props {
  readonly game: Game;
  readonly kinds: readonly EventKind[];
  readonly limited: GameLimited;
}

/** Numbers of seats to choose from. */
const SEATS = [2, 4, 6, 8];
const MAX_SEED_LENGTH = 64;

function useChoices({ limited }: FormProps) {
  const counts = SEATS.filter((n) => n >= limited.seats.least && n <= limited.seats.most);
  const stock = useSettings((settings) => settings.playerNames);
  const [seats, setSeats] = useState(counts.includes(4) ? 4 : (counts[0] ?? 2));
  const [people, setPeople] = useState(1);
  const [names, setNames] = useState<readonly string[]>(["", ""]);
  const [packSize, setPackSize] = useState(sizeOf(limited.packs[0]));
  const [seed, setSeed] = useState("");
  const named = Array.from(
    { length: people },
    (_, i) => cleanName(names[i] ?? "") || (stock[i]?.trim() ?? ""),
  );
  const rename = (seat: number, name: string) => setNames(names.map((one, i) => (i === seat ? name : one)));
  return {
    counts,
    seats,
    setSeats,
    people,
    setPeople,
    names,
    rename,
    named,
    packSize,
    setPackSize,
    seed,
    setSeed,
  };
}

function Form(props: FormProps) {
  const { game, slug, kind, kinds, limited } = props;
  const chosen = useChoices(props);
  const { counts, seats, people, packSize } = chosen;
  const [busy, setBusy] = useState(false);
  const options = limited.packs.length > 1 ? { options: { packSize } } : undefined;
  const start = async (submit: FormEvent) => {
    submit.preventDefault();
    if (busy) return;
    setBusy(true);
    const seed = chosen.seed.trim() || randomSeed();
    const config = { game: slug, kind, seed, seats, ...options };
    const { event } = await events.create({
      ...config,
      packs: eventPacks(game, config),
      people: chosen.named,
    });
    go({ kind: "event", slug, event: event.id });
  };
  return (
    <form className={styles.form} onSubmit={(submit) => void start(submit)}>
      <p className={page.lead}>{t(`events.${kind}.lead`)}</p>
      {kinds.length > 1 && (
        <Choices
          label={t("events.kind")}
          value={kind}
          onChange={(event) => go({ kind: "new-event", slug, event }, true)}
          choices={kinds.map((value) => ({ value, label: kindName(value) }))}
        />
      )}
      {counts.length > 1 && (
        <Choices
          label={t(kind === "draft" ? "events.seats" : "events.players")}
          help={t(kind === "draft" ? "events.others" : "events.others.sealed")}
          value={seats}
          onChange={chosen.setSeats}
          choices={counts.map((value) => ({ value, label: String(value) }))}
        />
      )}
      <Choices
        label={t("events.people")}
        {...(people === 2 && { help: t("events.people.two.help") })}
        value={people}
        onChange={chosen.setPeople}
        choices={[
          { value: 1, label: t("events.people.one") },
          { value: 2, label: t("events.people.two") },
        ]}
      />
      {people === 2 && <Names {...chosen} />}
      {limited.packs.length > 1 && (
        <Choices
          label={t("events.pack-size")}
          value={packSize}
          onChange={chosen.setPackSize}
          choices={limited.packs.map((recipe) => ({ value: sizeOf(recipe), label: String(sizeOf(recipe)) }))}
        />
      )}
      <section className={styles.recipe} aria-labelledby="event-recipe">
        <h2 id="event-recipe" className={styles.title}>
          {t("events.recipe")}
        </h2>
        <ul>
          {eventRecipe(game, { game: slug, kind, seed: "", seats, ...options }).map((line) => (
            <li key={line.key}>{say(line)}</li>
          ))}
        </ul>
      </section>
      <Fold title={t("events.advanced")} chosen={chosen.seed && `${t("events.seed")}: ${chosen.seed}`}>
        <TextField
          label={t("events.seed")}
          help={t("events.seed.help")}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_SEED_LENGTH}
          value={chosen.seed}
          onChange={chosen.setSeed}
        />
      </Fold>
      <div className={styles.buttons}>
        <Button look="primary" type="submit">
          {t(`events.start-${kind}`)}
        </Button>
        <ButtonLink look="quiet" href={hrefOf({ kind: "decks", slug })}>
          {t("events.back")}
        </ButtonLink>
      </div>
    </form>
  );
}

function Names({ names, rename }: Pick<ReturnType<typeof useChoices>, "names" | "rename">) {
  return (
    <div className={styles.names}>
      {names.map((name, seat) => {
        const number = seat + 1;
        return (
          <TextField
            key={number}
            label={t("events.name", { number })}
            autoComplete="off"
            maxLength={MAX_TYPED_NAME_LENGTH}
            value={name}
            onChange={(next) => rename(seat, next)}
          />
        );
      })}
    </div>
  );
}
