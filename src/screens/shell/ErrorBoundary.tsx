import { Component, type ReactNode } from "react";
import { isUnsaved } from "../../store/notices";
import { download } from "../parts/download";
import { currentRoute } from "../routing/navigation";
import { ErrorScreen } from "./ErrorScreen";

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | null;
}

/** Catches errors while rendering. The match is saved after every move, so a reload resumes it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  // Another address shows another screen, which may work.
  #recover = () => this.setState({ error: null });

  override componentDidMount(): void {
    window.addEventListener("hashchange", this.#recover);
  }

  override componentWillUnmount(): void {
    window.removeEventListener("hashchange", this.#recover);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const route = currentRoute();
    const match = route.kind === "table" ? route.match : null;
    return (
      <ErrorScreen
        message={error.message}
        match={match}
        unsaved={match !== null && isUnsaved(match)}
        onDownload={hand}
      />
    );
  }
}

/**
 * Downloads the stored text of a match without reading it.
 * @returns false when there is none.
 */
async function hand(match: string): Promise<boolean> {
  const { saves } = await import("../../store/saving/saves");
  const text = await saves.exportMatch(match).catch(() => null);
  if (text === null) return false;
  download(await saves.fileName(match), text);
  return true;
}
