# Answers OpenSMTPD for each recipient: a greylist that knows nobody while the file exists.
while read -r line; do
  case $line in
  'config|ready') printf 'register|filter|smtp-in|rcpt-to\nregister|ready\n' ;;
  'filter|'*)
    answer=proceed
    if [ -e /srv/mail/grey ]; then answer='reject|451 4.7.1 Greylisted, try again later'; fi
    printf 'filter-result|%s|%s\n' "$(printf %s "$line" | cut -d'|' -f6,7)" "$answer"
    ;;
  esac
done
