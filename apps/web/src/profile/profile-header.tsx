/** What a profile is, where it is kept, and that it needs a script. */
export const ProfileHeader = () => (
  <header className="no-print mb-10 grid gap-4">
    <h1 className="text-display-long">Your profile</h1>
    <p className="max-w-measure text-lead text-text-muted">
      Type things once, and every form here can fill them in for you: your name, your passport, your address,
      your family.
    </p>
    <p className="max-w-measure">
      It’s kept in this browser, and isn’t sent to us unless you choose to keep it with your account. Forms
      show you what they’d use, and you press the button.
    </p>
    <p className="unscripted max-w-measure font-semibold">
      The profile is kept by a script in your browser, and scripts are switched off. Every form on this site
      works without it: you type your answers into the form itself.
    </p>
  </header>
);
