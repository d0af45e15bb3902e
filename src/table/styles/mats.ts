// A game without one of its own has the plain mat of tokens.css.
import.meta.glob("../../games/*/page/mat.css", { eager: true });
