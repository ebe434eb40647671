/**
 * Lets the same question be asked once at a time: who asks while it is being answered gets that answer. Nothing is kept
 * afterwards.
 */
export function coalesce<Question, Answer>(
  ask: (question: Question) => Promise<Answer>,
  keyOf: (question: Question) => string,
): (question: Question) => Promise<Answer> {
  const asked = new Map<string, Promise<Answer>>();
  return (question) => {
    const key = keyOf(question);
    const running = asked.get(key);
    if (running) return running;
    const answer = ask(question).finally(() => asked.delete(key));
    asked.set(key, answer);
    return answer;
  };
}
