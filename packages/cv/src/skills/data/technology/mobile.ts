export default String.raw`
@group mobile | Mobile development | technology

[skills]
Deep linking = Deep links, Universal links > Mobile development
Crash analytics = Crash reporting > Mobile development
In-app purchases = In-app purchase integration > Mobile development
Offline sync = Offline synchronisation, Data synchronisation
App store release = App releases > App store deployment
Mobile development = Mobile app development, Mobile application development, Mobile apps development, App development, Mobile programming, Mobile apps*, App signing, Biometric login
Android development = Android app development, Android programming, Android applications, Native Android > Mobile development ~ iOS development
iOS development = iOS app development, iPhone development, Native iOS, iOS programming, iOS applications > Mobile development
Cross-platform mobile development = Hybrid app development, Hybrid mobile apps, Cross-platform development > Mobile development
App store deployment = App Store publishing, Play Store publishing, App Store Connect, Google Play Console, App store submission, Play Store releases > Mobile development
App store optimisation = ASO^
Push notifications*
Offline-first apps = Offline first, Offline-first architecture

[tools]
Android? = Android OS, Android 13, Android 14 > Android development
  not before phone, phones, tablet, tablets
iOS^ = iPadOS^, Apple iOS > iOS development
Android SDK > Android development
Android Studio > Android development
Jetpack Compose = Jetpack? > Kotlin, Android development ~ SwiftUI
Android NDK = NDK^ > C++, Android development
SwiftUI = Swift UI > Swift, iOS development
MapKit > iOS development
UIKit > iOS development
Xcode = X code? > iOS development
Xcode Cloud > Xcode
Core Data = CoreData > iOS development
Core Animation > iOS development
ARKit > Augmented reality, iOS development ~ ARCore
ARCore > Augmented reality, Android development
TestFlight > iOS development
CocoaPods > iOS development
Combine framework > Swift
React Native = ReactNative, RN? > React, Cross-platform mobile development ~ Flutter, Ionic
Flutter^ = Flutter SDK, Flutter framework > Dart, Cross-platform mobile development
  not after heart, atrial
  not before by
Flutter BLoC = BLoC pattern, Bloc?, BLoC^ > Flutter
Ionic? = Ionic Framework, Ionic 4, Ionic 5 > Cross-platform mobile development
  not before liquid, liquids, strength, bond, bonds, compound, column, equilibrium
Cordova? = Apache Cordova, PhoneGap > Cross-platform mobile development ~ Ionic
Capacitor? = Capacitor.js, Ionic Capacitor > Cross-platform mobile development
  not before bank, banks
Xamarin = Xamarin Forms, Xamarin.Forms > C#, Cross-platform mobile development ~ .NET MAUI
.NET MAUI = MAUI^ > C#, Cross-platform mobile development
NativeScript = Native Script > Cross-platform mobile development
Kotlin Multiplatform = KMM^, KMP^, Kotlin Multiplatform Mobile > Kotlin, Cross-platform mobile development
Expo? = Expo.io, Expo Go > React Native
  not before 2020, centre, center, hall, stand, dubai
  not after world, trade, the
Realm database = Realm? > Mobile development ~ SQLite
Room? = Android Room, Room persistence library > Android development
Retrofit? = Retrofit2 > Android development
  not before of, project, projects, works, work, kit
Dagger? = Dagger 2, Dagger Hilt > Android development
Hilt? ~ Dagger
WorkManager = Android WorkManager > Android development
Fastlane > Mobile development
Unity Mobile > Unity
HarmonyOS
Wear OS = Wearable apps
watchOS ~ Wear OS
Crashlytics = Firebase Crashlytics > Firebase

[tools]
OkHttp > Android development
Glide image loading = Glide?
Coil? ~ Glide image loading
RxKotlin ~ RxJava
Compose Multiplatform > Kotlin Multiplatform
Robolectric > Android development
Detekt > Kotlin
ktlint > Kotlin ~ Detekt
SwiftData > iOS development
Carthage? > iOS development
RealityKit > iOS development
Apple Metal = Metal shaders
HealthKit > iOS development
CarPlay^ > iOS development ~ HealthKit
WidgetKit > iOS development ~ HealthKit
Riverpod > Flutter
Flutter Provider = Provider?
  not before maintenance, facility, relations, network, networks, enrollment, enrolment, credentialing, data, status, id, directory, services
  not after service, services, healthcare, insurance, medical, verification of, preferred, training
GetX > Flutter
Freezed^ > Flutter
Dio^ > Flutter
FlutterFlow > Flutter
Flame engine
React Native Reanimated = Reanimated > React Native
Hermes engine
Detox? > React Native
Maestro? = Maestro UI tests
LambdaTest ~ BrowserStack
Bitrise > CI/CD
Codemagic > CI/CD ~ Bitrise
Visual Studio App Center = App Center?
RevenueCat
Adjust SDK
Branch.io
OneSignal > Push notifications
Airship^
The Composable Architecture = TCA?
Huawei HMS = HMS Core
Apple Push Notification service = APNs^ > Push notifications
AOSP^ = Android Open Source Project > Android development
ExoPlayer = Exo-player > Android development
MockK > Kotlin
Moshi? > Kotlin
LiveData = Android LiveData > Android development
RenderScript > Android development
Kodein > Kotlin

[skills]
Near-field communication = NFC^, NFC payments
`;
